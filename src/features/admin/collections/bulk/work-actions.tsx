import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldLimits } from '#contract/admin/field-limits.ts'
import type { LabelOfRecord } from '#contract/admin/collection.ts'
import { nobody } from '#contract/collections/work.ts'
import { textIn } from '#contract/text-in.ts'
import { useApi } from '#src/api/api-context.ts'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { useUserId } from '../../permissions.ts'
import type { AdminRecord } from '../column.ts'
import { references } from '../references.ts'
import type { CollectionScreen } from '../screen.ts'
import { peopleOptions } from '../work-columns.ts'
import { ChoiceMenu } from './choice-menu.tsx'
import { useBulkChanges } from './use-bulk-changes.ts'

const ReasonDialog = partOnDemand(async () => (await import('../reason-dialog.tsx')).ReasonDialog)

interface WorkActionsProps {
  screen: CollectionScreen
  chosen: readonly AdminRecord[]
  /** Without a connection, or while something else is under way. */
  disabled: boolean
}

/** Gives chosen records a state, a person and labels (WORK-11). */
export function WorkActions({ screen, chosen, disabled }: WorkActionsProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const { busy, change } = useBulkChanges(screen)
  const user = useUserId()
  const { data: people = [] } = useQuery(references.people(useApi()))
  const { name: collection } = screen.collection.description
  const assigning = peopleOptions(people, { collection, user, t }).filter(
    ({ value }) => value === nobody || people.some(isPresent(value, collection)),
  )
  const blocked = disabled || busy
  return (
    <>
      <StateAction screen={screen} chosen={chosen} disabled={blocked} change={change} />
      <ChoiceMenu
        label={t('collections.bulk.assign')}
        disabled={blocked}
        options={assigning}
        onChoose={(value) =>
          void change(chosen, () => ({ assigneeId: value === nobody ? '' : value }))
        }
      />
      <LabelActions chosen={chosen} disabled={blocked} change={change} />
    </>
  )
}

type Change = Pick<ReturnType<typeof useBulkChanges>, 'change'>

/** Gives records a state. One that needs a text is asked for it once, for all that have none (RECORD-24). */
function StateAction({ screen, chosen, disabled, change }: WorkActionsProps & Change) {
  const { t } = useTranslation(['admin', 'translation'])
  const [asked, setAsked] = useState<string>()
  const { fields, board, collection } = screen
  const field = fields.find(({ name }) => name === collection.description.worked?.state)
  if (field?.kind !== 'choice') return null
  const others = (state: string) => chosen.filter((record) => record[field.name] !== state)
  const lacksText = (record: AdminRecord, state: string) => {
    const asks = board?.asks?.[state]
    return asks !== undefined && record[asks.field] === ''
  }
  const choose = (state: string) => {
    if (others(state).some((record) => lacksText(record, state))) setAsked(state)
    else void change(chosen, () => ({ [field.name]: state }))
  }
  const asks = asked === undefined ? undefined : board?.asks?.[asked]
  return (
    <>
      <ChoiceMenu
        label={field.label(t)}
        disabled={disabled}
        options={field.options.map((value) => ({ value, text: field.text(value, t) }))}
        onChoose={choose}
      />
      {asked !== undefined && asks && (
        <ReasonDialog
          title={t('collections.bulk.move', {
            count: others(asked).length,
            state: field.text(asked, t),
          })}
          label={fields.find(({ name }) => name === asks.field)?.label(t) ?? ''}
          fault={asks.fault}
          onAnswer={async (text) => {
            const done = await change(chosen, (record) => ({
              [field.name]: asked,
              ...(lacksText(record, asked) && { [asks.field]: text }),
            }))
            if (done > 0) setAsked(undefined)
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

type LabelActionsProps = Omit<WorkActionsProps, 'screen'> & Change

/** Puts a label on records, and takes one away that some of them have; shown where there is one to choose (WORK-12). */
function LabelActions({ chosen, disabled, change }: LabelActionsProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const api = useApi()
  const { data: labels = [] } = useQuery(references.labels(api))
  const present = new Map(
    chosen.flatMap(({ labels: those }) =>
      ((those ?? []) as LabelOfRecord[]).map(({ id, title }) => [id, textIn(title, api.language)]),
    ),
  )
  const put = (id: string) => {
    const isFull = (record: AdminRecord) =>
      !idsOf(record).includes(id) && idsOf(record).length >= fieldLimits.labels
    const count = chosen.filter(isFull).length
    if (count > 0) {
      const text = t('collections.bulk.full', { count, most: fieldLimits.labels })
      showToast('error', text, toastDurations.admin)
    }
    void change(
      chosen.filter((record) => !isFull(record)),
      (record) => ({ labelIds: [...new Set([...idsOf(record), id])] }),
    )
  }
  return (
    <>
      {labels.length > 0 && (
        <ChoiceMenu
          label={t('collections.bulk.label')}
          disabled={disabled}
          options={labels.map(({ code, label }) => ({ value: code, text: label }))}
          onChoose={put}
        />
      )}
      {present.size > 0 && (
        <ChoiceMenu
          label={t('collections.bulk.unlabel')}
          disabled={disabled}
          options={[...present].map(([value, text]) => ({ value, text }))}
          onChoose={(value) =>
            void change(chosen, (record) => ({
              labelIds: idsOf(record).filter((id) => id !== value),
            }))
          }
        />
      )}
    </>
  )
}

const isPresent =
  (id: string, collection: string) =>
  ({ code, collections }: { code: string; collections?: readonly string[] }) =>
    code === id && collections?.includes(collection) === true

// The collection's schema has read them; what was kept before there were labels has none.
const idsOf = ({ labelIds }: AdminRecord) => (labelIds ?? []) as string[]
