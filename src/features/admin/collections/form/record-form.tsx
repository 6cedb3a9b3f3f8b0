import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dataSheetSchema } from '#contract/admin/data-sheets.ts'
import type { Language } from '#contract/locale.ts'
import type { Picture } from '#contract/picture-schema.ts'
import { useApi } from '#src/api/api-context.ts'
import { useDrafts } from '#src/pwa/drafts.ts'
import { colors } from '#src/theme/tokens.ts'
import type { AdminRecord, CollectionScreen } from '../screen.ts'
import { DraftNotice } from '../../drafts/draft-notice.tsx'
import { useDraftOf } from '../../drafts/use-draft-of.ts'
import { PleaseWait } from '../please-wait.tsx'
import type { OpenedNote } from '../use-opened-note.ts'
import { ChosenFiles } from './chosen-files.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DataSheetNamesContext } from './data-sheet-names.ts'
import { EditedRecord } from './edited-record.ts'
import { FormFields } from './form-fields.tsx'
import { GoneNotice } from './gone-notice.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { PictureStoreContext } from './picture-store.ts'
import { SaveBar } from './save-bar.tsx'
import { ShownLanguage } from './shown-language.ts'
import { useFirstFault } from './use-first-fault.ts'
import { useRecordForm } from './use-record-form.ts'

const Form = styled('form')({
  '--form-ground': colors.surface,
  minInlineSize: 0,
  // A field that is gone to must not end up under the bar.
  '&& .MuiInputBase-input, && select, && button': { scrollMarginBlock: '128px' },
})

interface RecordFormProps {
  screen: CollectionScreen
  /** Another one begins the form anew. */
  beginning?: string | number | undefined
  /** What the edit begins from; undefined for a new record. */
  record: AdminRecord | undefined
  /** Somebody has deleted it. */
  isGone?: boolean
  /** That the record was looked at, on its way to be noted. */
  noted?: OpenedNote | undefined
  onSaved: (record: AdminRecord) => void
  onCancel?: () => void
  /** What else stands in the bar. */
  tools?: ReactNode
}

/** The form of a record (spec section 5, admin content form), as its collection declares it; with its draft. */
export function RecordForm({ beginning, ...props }: RecordFormProps) {
  // Stays through a new beginning: whoever brings back an Arabic text wants to see it.
  const [shown, setShown] = useState<Language>(useApi().language)
  // Whether there is one is known after a look into storage.
  if (useDrafts() === undefined) return <PleaseWait />
  return <Edit key={beginning} shown={shown} onShow={setShown} {...props} />
}

/** What the data sheet of a record was called, by what names it. */
function sheetNameOf(record: AdminRecord | undefined): Record<string, string> {
  const sheet = dataSheetSchema.safeParse(record?.dataSheet).data
  return sheet ? { [sheet.file]: sheet.name } : {}
}

interface EditProps extends Omit<RecordFormProps, 'beginning'> {
  /** The language of a form that shows one at a time. */
  shown: Language
  onShow: (language: Language) => void
}

function Edit(props: EditProps) {
  const { screen, record, isGone = false, noted, onSaved, onCancel, tools, shown, onShow } = props
  const { t } = useTranslation(['admin', 'translation'])
  const { language } = useApi()
  const { recordId, draft } = useDraftOf(screen.collection.name, record?.id)
  const name = `admin ${screen.collection.name} ${useId()}`
  const element = useRef<HTMLFormElement>(null)
  const [uploaded, setUploaded] = useState<Record<string, Picture>>(
    // What it holds was stored by this form before.
    () => ({ ...(draft?.pictures as Record<string, Picture> | undefined) }),
  )
  const [uploadedSheets, setUploadedSheets] = useState(() => ({ ...draft?.dataSheets }))
  const [isDraft, setIsDraft] = useState(draft !== undefined)
  const edit = useRecordForm({
    name,
    screen,
    record,
    isGone,
    noted,
    recordId,
    draft,
    pictures: uploaded,
    dataSheets: uploadedSheets,
    onSaved,
  })
  const discard = () => {
    setIsDraft(false)
    edit.discard()
  }
  const bringBack = async () => {
    // The button that was pressed is no more.
    if (await edit.bringBack())
      element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }
  useFirstFault(element, edit.refusals, onShow)
  const { base, theirs } = edit
  const { edit: editText, add: addText } = screen.texts
  const called = base && screen.nameOf(base, language)
  const label = base ? [editText(t), called].filter(Boolean).join(': ') : addText(t)
  const store = useMemo(
    () => ({
      pictures: { ...base?.pictures, ...theirs?.pictures, ...uploaded },
      add: (picture: string, what: Picture) => setUploaded((all) => ({ ...all, [picture]: what })),
    }),
    [base, theirs, uploaded],
  )
  const sheetNames = useMemo(
    () => ({
      names: { ...sheetNameOf(base), ...sheetNameOf(theirs), ...uploadedSheets },
      add: (file: string, sheet: string) => setUploadedSheets((all) => ({ ...all, [file]: sheet })),
    }),
    [base, theirs, uploadedSheets],
  )
  const localized = screen.fields.some(({ kind }) =>
    ['localized', 'points', 'pairs', 'pictures'].includes(kind),
  )
  return (
    <FormProvider {...edit.form}>
      <PictureStoreContext value={store}>
        <DataSheetNamesContext value={sheetNames}>
          <EditedRecord value={base}>
            <ChosenFiles value={edit.chosenFiles}>
              <ShownLanguage value={shown}>
                <Form ref={element} noValidate onSubmit={(event) => void edit.submit(event)}>
                  {edit.gone && (
                    <GoneNotice
                      refusals={edit.gone.refusals}
                      onBringBack={bringBack}
                      onDiscard={() => {
                        discard()
                        onCancel?.()
                      }}
                    />
                  )}
                  {draft && isDraft && !edit.gone && (
                    <DraftNotice
                      savedAt={draft.savedAt}
                      outdated={edit.outdated}
                      onDiscard={discard}
                    />
                  )}
                  {localized && (
                    <LanguageSwitch fields={screen.fields} shown={shown} onShow={onShow} />
                  )}
                  <FormFields fields={screen.fields} />
                  <SaveBar
                    dirty={edit.dirty}
                    keptAt={edit.keptAt}
                    busy={edit.busy}
                    onCancel={onCancel}
                  >
                    {tools}
                  </SaveBar>
                </Form>
              </ShownLanguage>
            </ChosenFiles>
          </EditedRecord>
          {theirs && (
            <ConflictDialog
              conflicts={edit.conflicts}
              busy={edit.busy}
              onSave={(choices) => void edit.settle(choices)}
              onClose={edit.backToForm}
            />
          )}
        </DataSheetNamesContext>
      </PictureStoreContext>
      <LeaveGuard
        name={name}
        label={label}
        dirty={edit.dirty}
        kept={edit.keptAt !== undefined}
        onDiscard={discard}
      />
    </FormProvider>
  )
}
