import { styled } from '@mui/material/styles'
import { type ReactNode, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/locale.ts'
import { useApi } from '#src/api/api-context.ts'
import { useDrafts } from '#src/pwa/drafts.ts'
import { colors } from '#src/theme/tokens.ts'
import { DraftNotice } from '../../drafts/draft-notice.tsx'
import { useMayWrite } from '../../permissions.ts'
import type { AdminRecord } from '../column.ts'
import { PleaseWait } from '../please-wait.tsx'
import type { CollectionScreen } from '../screen.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { findConflicts } from './find-conflicts.ts'
import { FormFields } from './form-fields.tsx'
import { toForm } from './form-values.ts'
import { GoneNotice } from './gone-notice.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { filesOf } from './record-editing.ts'
import { RecordFormContext } from './record-form-context.ts'
import { SaveBar } from './save-bar.tsx'
import { useFirstFault } from './use-first-fault.ts'
import { useRecordActions } from './use-record-actions.ts'
import { type EditedRecord, useRecordForm } from './use-record-form.ts'

const Form = styled('form')({
  '--form-ground': colors.surface,
  minInlineSize: 0,
  // A field that is gone to must not end up under the bar.
  '&& :is(input, textarea, select, button)': { scrollMarginBlock: '128px' },
})

interface RecordFormProps extends EditedRecord {
  /** A different value starts the form again. */
  beginning?: string | number | undefined
  onCancel?: () => void
  /** More content of the bar. */
  tools?: ReactNode
}

/** The form of a record, as its collection declares it; with its draft. */
export function RecordForm({ beginning, ...props }: RecordFormProps) {
  // The language stays when the form starts again: staff who bring back an Arabic text want to see it.
  const [shown, setShown] = useState<Language>(useApi().language)
  // Drafts are known only once storage has been read.
  if (useDrafts() === undefined) return <PleaseWait />
  return <Edit key={beginning} shown={shown} onShow={setShown} {...props} />
}

interface EditProps extends Omit<RecordFormProps, 'beginning'> {
  /** The language of a form that shows one at a time. */
  shown: Language
  onShow: (language: Language) => void
}

const isLocalized = ({ kind }: { kind: string }) =>
  ['localized', 'points', 'pairs', 'pictures'].includes(kind)

/** Names the edit of a record, or of a new one. */
function useWorkName({ texts, nameOf }: CollectionScreen, record: AdminRecord | undefined): string {
  const { t } = useTranslation(['admin', 'translation'])
  const { language } = useApi()
  if (record === undefined) return texts.add(t)
  return [texts.edit(t), nameOf(record, language)].filter(Boolean).join(': ')
}

function Edit({ onCancel, tools, shown, onShow, ...edited }: EditProps) {
  const { screen } = edited
  const { fields, preview: Preview } = screen
  const mayWrite = useMayWrite(screen.collection.description)
  const element = useRef<HTMLFormElement>(null)
  const edit = useRecordForm(edited)
  const act = useRecordActions(edited, edit)
  const { form, state, dispatch, chosenFiles } = edit
  const { phase, base, current, draft, refusals } = state
  const { keptAt } = edit.kept
  const { isDirty, isSubmitting } = form.formState
  const files = filesOf(state)
  const alone = { collection: screen.collection.name, saveAlone: act.saveAlone }
  useFirstFault(element, refusals, onShow)
  const bringBack = async () => {
    // The button that was pressed is no more.
    if (await act.bringBack())
      element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }
  const leave = () => {
    act.discard()
    onCancel?.()
  }
  const label = useWorkName(screen, base)
  return (
    <FormProvider {...form}>
      <RecordFormContext value={{ base, files, chosenFiles, shown, dispatch, ...alone }}>
        <Form ref={element} noValidate onSubmit={act.submit}>
          {phase.kind === 'gone' ? (
            <GoneNotice refusals={phase.attempts} onBringBack={bringBack} onDiscard={leave} />
          ) : (
            draft && (
              <DraftNotice
                savedAt={draft.savedAt}
                outdated={current !== undefined && current.version !== base?.version}
                onDiscard={act.discard}
              />
            )
          )}
          {fields.some(isLocalized) && (
            <LanguageSwitch fields={fields} shown={shown} onShow={onShow} />
          )}
          <FormFields fields={fields} readOnly={!mayWrite} />
          {Preview && <Preview />}
          <SaveBar
            dirty={isDirty}
            keptAt={keptAt}
            busy={isSubmitting}
            readOnly={!mayWrite}
            onCancel={onCancel}
          >
            {tools}
          </SaveBar>
        </Form>
      </RecordFormContext>
      {phase.kind === 'conflict' && (
        <ConflictDialog
          conflicts={findConflicts(fields, {
            base: toForm(fields, base),
            mine: form.getValues(),
            theirs: toForm(fields, phase.theirs),
          })}
          files={files}
          busy={isSubmitting}
          onSave={(chosen) => void act.resolve(phase.theirs, chosen)}
          onClose={() => dispatch({ kind: 'closed' })}
        />
      )}
      <LeaveGuard
        name={edit.name}
        label={label}
        dirty={isDirty}
        saving={isSubmitting}
        kept={keptAt !== undefined}
        onDiscard={act.discard}
      />
    </FormProvider>
  )
}
