import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import { dayOfDevice } from '#src/i18n/day-of-device.ts'
import { companyProfileQuery } from './company-profile-query.ts'
import { makeInWorker, ProfileFailure } from './make-in-worker.ts'
import { publishProfile, type PublishStep } from './publish-profile.ts'

/** Makes the profile on a press, tells how far it is, and what came of it. */
export function useProfileMaking(make = makeInWorker) {
  const { t } = useTranslation(['admin', 'translation'])
  const api = useApi()
  const queries = useQueryClient()
  const [step, setStep] = useState<PublishStep>()
  const [failure, setFailure] = useState<string>()
  const job = useRef<AbortController>(null)
  // A page that is left makes no more.
  useEffect(() => () => job.current?.abort(), [])

  const textOf = (error: unknown) =>
    error instanceof ProfileFailure
      ? t(`exports.profile.fault.${error.fault}`)
      : adminFailure(t, error)

  return {
    step,
    failure,
    cancel: () => job.current?.abort(),
    start: async () => {
      if (step) return
      const { signal } = (job.current = new AbortController())
      const { queryKey } = companyProfileQuery(api)
      setFailure(undefined)
      try {
        const { client } = api
        const made = await publishProfile({
          client,
          make,
          day: dayOfDevice(),
          signal,
          onStep: setStep,
        })
        queries.setQueryData(queryKey, made)
      } catch (error) {
        if (!signal.aborted) setFailure(textOf(error))
        // It may have been stored all the same, here or by somebody else.
        void queries.invalidateQueries({ queryKey })
      } finally {
        setStep(undefined)
      }
    },
  }
}
