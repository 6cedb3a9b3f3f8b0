import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { erasePerson, exportPerson, findPerson, type Held } from '#contract/admin/persons.ts'
import { submittedCollections } from '#contract/admin/submitted-collections.ts'
import { callAddress } from '#contract/endpoint.ts'
import { ApiFailure } from '#contract/errors.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { serverFieldErrors } from '#src/api/server-field-errors.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import { dropAnswers } from '#src/pwa/answer-cache.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import { showToast, toastDurations, type ToastKind } from '#src/ui/toasts/show-toast.ts'

export interface Found {
  /** As it was typed. */
  who: string
  held: Held
}

const say = (kind: ToastKind, text: string) => showToast(kind, text, toastDurations.admin)

/** Finds, exports and erases what is held of a person. It is stored nowhere, on the device neither. */
export function usePerson() {
  const { t } = useTranslation(['admin', 'translation'])
  const { client } = useApi()
  const queries = useQueryClient()
  const [found, setFound] = useState<Found>()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState<'find' | 'export' | 'erase'>()

  const ask = async (who: string) => {
    const { data } = await callEndpoint(client, findPerson, { body: { who } })
    setFound({ who: who.trim(), held: data })
  }

  const attempt = async (doing: typeof busy, run: () => Promise<void>) => {
    setBusy(doing)
    try {
      await run()
    } catch (error) {
      const [[, text] = []] = serverFieldErrors(error, ['who'])
      setFault(text)
      if (text === undefined) say('error', adminFailure(t, error))
    } finally {
      setBusy(undefined)
    }
  }

  const find = (who: string) =>
    attempt('find', async () => {
      setFault(undefined)
      setFound(undefined)
      await ask(who)
    })

  const save = (who: string) =>
    attempt('export', async () => {
      const file = await client(exportPerson, { body: { who }, answer: 'file' })
      if (!(file instanceof Blob)) throw new ApiFailure(exportPerson.id, 'shape')
      const name = `personal-data-${new Date().toISOString().slice(0, 10)}.zip`
      const { saveFile } = await importNow(() => import('#src/ui/documents/save-file.ts'))
      saveFile(file, name)
      say('success', t('exports.saved', { file: `\u2066${name}\u2069` }))
    })

  /** The copies on this device go too. */
  const forgetKept = async () => {
    for (const name of [...submittedCollections, 'audit', 'dashboard', 'notifications']) {
      queries.removeQueries({ queryKey: ['admin', name] })
      await dropAnswers(callAddress({ path: `/Admin/${name}` }))
    }
  }

  const erase = ({ who, held }: Found) =>
    attempt('erase', async () => {
      try {
        const body = { who, records: held.records.length }
        const { data } = await callEndpoint(client, erasePerson, { body })
        say('success', t('accounts.persons.erased'))
        if (data.filesLeft > 0)
          say('warning', t('accounts.persons.filesLeft', { count: data.filesLeft }))
      } finally {
        // A refusal or an answer that was lost leaves it open how much is there.
        await forgetKept()
        await ask(who).catch(() => setFound(undefined))
      }
    })

  return { found, fault, busy, find, save, erase }
}
