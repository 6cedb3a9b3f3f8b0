import { styled } from '@mui/material/styles'
import { Fragment, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { plainColors } from '#brand/plain-look.ts'
import { submittedCollections } from '#contract/admin/submitted-collections.ts'
import { directions, type Language, languages } from '#contract/locale.ts'
import { filledParagraphs, fillTemplate, type Placeholder } from '#contract/mail-template.ts'
import { trackLinkOf } from '#contract/site-paths.ts'
import { textIn } from '#contract/text-in.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { LanguagePair } from '../collections/form/language-pair.ts'
import { useRecordFormContext } from '../collections/form/record-form-context.ts'
import { sampleName, sampleReference, sampleTitles } from './sample-values.ts'
import { useCompanyIn } from './use-company-in.ts'

const Part = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlockStart: 20,
  '& > h2': { ...theme.typography.h4, marginBlock: '0 12px' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '4px 16px',
    margin: '0 0 20px',
  },
  '& dl > div': { display: 'contents' },
  '& dt': { fontFamily: 'monospace', direction: 'ltr' },
  '& dd': { margin: 0, color: colors.inkSoft },
}))

const Paper = styled('article')(({ theme }) => ({
  ...theme.typography.body2,
  padding: 16,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.ground,
  overflowWrap: 'anywhere',
  '& > h3': { ...theme.typography.body1, fontWeight: 700, margin: '0 0 12px' },
  '& > p': { margin: '0 0 8px' },
}))

/** As the email has it; nothing to press here. */
const Button = styled('span')({
  display: 'inline-block',
  padding: '12px 24px',
  borderRadius: radius,
  backgroundColor: plainColors.ink,
  color: plainColors.surface,
})

/** The placeholders, and the email as it would arrive, with an example of what was sent (MAIL-7). */
export function TemplatePreview({ known }: { known: readonly Placeholder[] }) {
  const { t } = useTranslation('admin')
  const { shown } = useRecordFormContext()
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <h2>{t('collections.mailTemplate.placeholders')}</h2>
      <dl>
        {known.map((name) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{t(`collections.mailTemplate.placeholder.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <h2 id={id}>{t('collections.mailTemplate.preview')}</h2>
      <LanguagePair>
        {languages.map((language) => (
          <div key={language} data-hidden={language !== shown}>
            <Preview language={language} known={known} />
          </div>
        ))}
      </LanguagePair>
    </Part>
  )
}

function Preview({ language, known }: { language: Language; known: readonly Placeholder[] }) {
  const { t } = useTranslation('admin')
  const { watch } = useFormContext<Record<string, Record<Language, string>>>()
  const text = (field: string) => watch(`${field}.${language}`) ?? ''
  const { base } = useRecordFormContext()
  const [collection] = String(base?.['occasion']).split('.')
  const kind = submittedCollections.find((one) => one === collection) ?? 'messages'
  const link = trackLinkOf(window.location.origin, sampleReference, language)
  const values = {
    name: textIn(sampleName, language),
    title: textIn(sampleTitles[kind], language),
    reference: sampleReference,
    // A reply's template has a name as its title, which no visitor reads.
    ...(known.includes('state') && { state: text('title') }),
    company: useCompanyIn(language),
    link,
  }
  return (
    <Paper
      lang={language}
      dir={directions[language]}
      aria-label={t(`fields.in.${language}`, { label: t('collections.mailTemplate.preview') })}
    >
      <h3>{fillTemplate(text('subject'), values)}</h3>
      {filledParagraphs(text('body'), values, { link, language }).map((part, index) =>
        typeof part === 'string' ? (
          <p key={index}>{part}</p>
        ) : (
          <Fragment key={index}>
            <p>
              <Button>{part.action}</Button>
            </p>
            <p>
              <LtrText>{part.link}</LtrText>
            </p>
          </Fragment>
        ),
      )}
    </Paper>
  )
}
