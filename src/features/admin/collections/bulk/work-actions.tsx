import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fieldLimits } from '#contract/admin/field-limits.ts'
import type { LabelOfRecord } from '#contract/admin/collection.ts'
import { nobody } from '#contract/collections/work.ts'
import { textIn } from '#contract/text-in.ts'
import { useApi } from '#src/api/api-context.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { useUserId } from '../../permissions.ts'
import type { AdminRecord } from '../column.ts'
import { references } from '../references.ts'
import type { CollectionScreen } from '../screen.ts'
import { peopleOptions } from '../work-columns.ts'
import { ChoiceMenu } from './choice-menu.tsx'
import { useBulkChanges } from './use-bulk-changes.ts'

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
  const { name: collection, worked } = screen.collection.description
  const state = screen.fields.find(({ name }) => name === worked?.state)
  const assigning = peopleOptions(people, { collection, user, t }).filter(
    ({ value }) => value === nobody || people.some(isPresent(value, collection)),
  )
  const blocked = disabled || busy
  return (
    <>
      {state?.kind === 'choice' && (
        <ChoiceMenu
          label={state.label(t)}
          disabled={blocked}
          options={state.options.map((value) => ({ value, text: state.text(value, t) }))}
          onChoose={(value) => void change(chosen, () => ({ [state.name]: value }))}
        />
      )}
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

type LabelActionsProps = Omit<WorkActionsProps, 'screen'> &
  Pick<ReturnType<typeof useBulkChanges>, 'change'>

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
