import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { output } from 'zod/v4/core'
import type { staffCollections } from '#contract/admin/collections.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { PhoneView } from '../phone-view.tsx'
import { safeLink } from '#src/ui/safe-link.ts'
import {
  categoryText,
  countryText,
  documentText,
  languageText,
} from '../declarations/choice-texts.ts'
import { dayText, momentText } from '../exports/column-text.ts'
import { ContactLinks } from './contact-links.tsx'
import { expiryOf } from './expiry.ts'
import { Facts, Panel } from './facts.tsx'
import { PrivateFileView } from './private-file-view.tsx'
import { SentUnder } from './sent-under.tsx'

type Vendor = output<(typeof staffCollections.vendors)['record']>

const Paper = styled('article')({
  display: 'grid',
  gap: 10,
  padding: 14,
  border: `1px solid ${colors.line}`,
  borderInlineStartWidth: 4,
  borderRadius: radius,
  '&[data-expiry="soon"]': {
    borderInlineStartColor: colors.amber,
    backgroundColor: colors.amberWash,
  },
  '&[data-expiry="past"]': {
    borderInlineStartColor: colors.danger,
    backgroundColor: colors.dangerWash,
  },
  '& > h4': { margin: 0, fontSize: '1rem', lineHeight: 1.5 },
})

const Note = styled('strong')({
  '&[data-expiry="soon"]': { color: colors.amberDeep },
  '&[data-expiry="past"]': { color: colors.dangerDeep },
})

/** A company that registered, with its papers; those that end soon or have ended stand out (RECORD-27). */
export function VendorAside({ record }: { record: Vendor }) {
  const { t } = useTranslation(['admin', 'translation'])
  const { email, phone, reference, website, contactPerson } = record
  const link = safeLink(/^https?:/i.test(website) ? website : `https://${website}`)
  return (
    <Panel>
      <h2>
        <bdi lang="ar">{record.nameAr}</bdi>
        {' · '}
        <bdi lang="en">{record.nameEn}</bdi>
      </h2>
      <ContactLinks
        name={contactPerson}
        email={email}
        phone={phone}
        reference={reference}
        language={record.language}
      />
      <Facts
        facts={[
          [t('fields.contactPerson'), <bdi key="person">{contactPerson}</bdi>],
          [t('fields.email'), email && <LtrText>{email}</LtrText>],
          [t('fields.phoneNumber'), phone && <PhoneView phones={phone} />],
          [
            t('fields.website'),
            website && (
              <a href={link} target="_blank" rel="noopener noreferrer nofollow">
                <LtrText>{website}</LtrText>
              </a>
            ),
          ],
          [t('fields.country'), countryText(record.country, t)],
          [t('fields.city'), record.city && <bdi>{record.city}</bdi>],
          [t('fields.address'), record.address && <bdi>{record.address}</bdi>],
          [
            t('fields.categories'),
            record.categories.map((code) => categoryText(code, t)).join(t('collections.comma')),
          ],
          [t('fields.yearsInBusiness'), String(record.yearsInBusiness)],
          [t('fields.bankName'), record.bankName && <bdi>{record.bankName}</bdi>],
          [t('fields.reference'), <LtrText key="reference">{reference}</LtrText>],
          [t('fields.createdAt'), momentText(t, new Date(record.createdAt))],
          [t('fields.sentIn'), languageText(record.language, t)],
        ]}
      />
      <SentUnder notice={record.notice} />
      <h3>{t('collections.vendor.documents')}</h3>
      {record.documents.length === 0 && <p>{t('collections.vendor.noDocuments')}</p>}
      {record.documents.map((document) => (
        <VendorPaper key={document.type} document={document} />
      ))}
      {record.profile && (
        <>
          <h3>{t('collections.vendor.profile')}</h3>
          <PrivateFileView file={record.profile} />
        </>
      )}
    </Panel>
  )
}

function VendorPaper({ document }: { document: Vendor['documents'][number] }) {
  const { t } = useTranslation(['admin', 'translation'])
  const day = (value: string) => dayText(t, value)
  const { type, number, issueDate, expiryDate, file } = document
  const expiry = expiryOf(expiryDate)
  const isNoted = expiry === 'soon' || expiry === 'past'
  return (
    <Paper data-expiry={expiry}>
      <h4>{documentText(type, t)}</h4>
      <Facts
        facts={[
          [t('collections.vendor.number'), <LtrText key="number">{number}</LtrText>],
          [t('collections.vendor.issued'), day(issueDate)],
          [
            t('collections.vendor.expires'),
            <span key="expires">
              {expiryDate === null ? t('collections.vendor.noExpiry') : day(expiryDate)}
              {isNoted && (
                <Note data-expiry={expiry}>
                  {' · '}
                  {t(
                    expiry === 'past'
                      ? 'collections.vendor.expired'
                      : 'collections.vendor.expiresSoon',
                  )}
                </Note>
              )}
            </span>,
          ],
        ]}
      />
      <PrivateFileView file={file} />
    </Paper>
  )
}
