import { isLanguage, defaultLanguage } from '#contract/locale.ts'
import type { texts } from '#src/i18n/locales/admin/ar.ts'
import type { PageTexts } from '#src/i18n/add-page-texts.ts'
import type { LocaleTexts } from '#src/i18n/create-i18n.ts'
import type { AdminText } from '../collections/column.ts'

type Site = LocaleTexts & PageTexts
type Admin = (typeof texts)['collections']

// A stored word may be of older rules: what has no text shows as itself.
type Text = (code: string, t: AdminText) => string

export const statusText: Text = (code, t) =>
  t(`collections.status.${code as keyof Admin['status']}`, code)

export const stageText: Text = (code, t) =>
  t(`collections.stage.${code as keyof Admin['stage']}`, code)

export const vendorStatusText: Text = (code, t) =>
  t(`collections.vendorStatus.${code as keyof Admin['vendorStatus']}`, code)

export const labelColorText: Text = (code, t) =>
  t(`collections.labelColor.${code as keyof Admin['labelColor']}`, code)

export const cardTypeText: Text = (code, t) =>
  t(`collections.cardType.${code as keyof Admin['cardType']}`, code)

export const sectorText: Text = (code, t) =>
  t(`translation:sector.${code as keyof Site['sector']}`, code)

export const productTypeText: Text = (code, t) =>
  t(`translation:productType.${code as keyof Site['productType']}`, code)

export const employmentText: Text = (code, t) =>
  t(`translation:employment.${code as keyof Site['employment']}`, code)

export const topicText: Text = (code, t) =>
  t(`translation:contact.topics.${code as keyof Site['contact']['topics']}`, code)

export const countryText: Text = (code, t) =>
  t(`translation:vendor.countries.${code as keyof Site['vendor']['countries']}`, code)

export const categoryText: Text = (code, t) =>
  t(`translation:vendor.categories.${code as keyof Site['vendor']['categories']}`, code)

export const documentText: Text = (code, t) =>
  t(`translation:vendor.documents.${code as keyof Site['vendor']['documents']}`, code)

export const genderText: Text = (code, t) =>
  t(`translation:cv.genders.${code as keyof Site['cv']['genders']}`, code)

export const languageText: Text = (code, t) =>
  t(`fields.languages.${isLanguage(code) ? code : defaultLanguage}`)
