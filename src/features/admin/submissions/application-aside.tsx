import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { output } from 'zod/v4/core'
import type { staffCollections } from '#contract/admin/collections.ts'
import { textIn } from '#contract/text-in.ts'
import { useApi } from '#src/api/api-context.ts'
import { intlLocale } from '#src/i18n/format-number.ts'
import { colors } from '#src/theme/tokens.ts'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { RouteAction } from '../route-action.ts'
import { PhoneView } from '../phone-view.tsx'
import { routeTo } from '../collections/route-to.ts'
import { countryText, genderText, languageText } from '../declarations/choice-texts.ts'
import { dayText, momentText } from '../exports/column-text.ts'
import { ContactLinks } from './contact-links.tsx'
import { Doings, Facts, Panel } from './facts.tsx'
import { PrivateFileView } from './private-file-view.tsx'
import { SentUnder } from './sent-under.tsx'

const Flag = styled('div')({
  padding: '10px 14px',
  borderInlineStart: `3px solid ${colors.amber}`,
  backgroundColor: colors.amberWash,
  '& > p': { margin: 0, fontWeight: 600 },
})

/** An application: who, for what, the CV in its place, and others that are likely the same person's (RECORD-25). */
export function ApplicationAside({
  record,
}: {
  record: output<(typeof staffCollections.associatedJobs)['record']>
}) {
  const { t } = useTranslation(['admin', 'translation'])
  const { language } = useApi()
  const {
    vacancyId,
    vacancyTitle,
    fullName,
    email,
    phone,
    reference,
    nationality,
    duplicateIds,
    cv,
  } = record
  const vacancy = vacancyTitle ? textIn(vacancyTitle, language) : vacancyId
  const countries = new Intl.DisplayNames(intlLocale[language], { type: 'region' })
  return (
    <Panel>
      {duplicateIds.length > 0 && (
        <Flag>
          <p>{t('collections.application.duplicates')}</p>
          <Doings>
            {duplicateIds.map((id, index) => (
              <RouteAction key={id} look="plain" to={routeTo(`/admin/associated-job/edit/${id}`)}>
                {t('collections.application.openDuplicate', { number: index + 1 })}
              </RouteAction>
            ))}
          </Doings>
        </Flag>
      )}
      <ContactLinks
        name={fullName}
        email={email}
        phone={phone}
        reference={reference}
        language={record.language}
      />
      <Facts
        facts={[
          [t('fields.vacancy'), vacancy || t('collections.application.general')],
          [t('fields.email'), email && <LtrText>{email}</LtrText>],
          [t('fields.phoneNumber'), phone && <PhoneView phones={phone} />],
          [t('fields.dob'), dayText(t, record.dob)],
          [t('fields.nationality'), nationality && countries.of(nationality)],
          [t('fields.residence'), record.country && countryText(record.country, t)],
          [t('fields.address'), record.address && <bdi>{record.address}</bdi>],
          [t('fields.gender'), record.gender && genderText(record.gender, t)],
          [t('fields.reference'), <LtrText key="reference">{reference}</LtrText>],
          [t('fields.createdAt'), momentText(t, new Date(record.createdAt))],
          [t('fields.sentIn'), languageText(record.language, t)],
        ]}
      />
      <SentUnder notice={record.notice} />
      <h3>{t('collections.application.cv')}</h3>
      {cv ? <PrivateFileView file={cv} /> : <p>{t('collections.file.none')}</p>}
    </Panel>
  )
}
