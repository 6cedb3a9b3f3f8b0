import { toFlag, toJson, toTime } from '#server/db/column-values.ts'
import { newRow } from '#server/db/new-row.ts'
import {
  columns,
  imageColumns,
  imagesColumn,
  listColumns,
  orderedRow,
  type Rows,
} from './row-columns.ts'
import type { SeedContent } from './seed-content.ts'
import { pdfFile, type StoredFiles } from './stored-files.ts'

export function pictureRows(files: StoredFiles): Rows<'pictures'> {
  const now = toTime(new Date())
  return [...files.pictures.values()].map((picture) => ({
    ...picture,
    widths: toJson(picture.widths),
    focus_x: null,
    focus_y: null,
    created_at: now,
  }))
}

export function frameRows(content: SeedContent, files: StoredFiles): Rows<'frames'> {
  return content.frames.map((frame, index) => ({
    ...orderedRow(index),
    ...columns('title', frame.title),
    ...columns('clickable_name', frame.clickableName),
    url: frame.url,
    ...imageColumns(frame, files),
  }))
}

export function aboutRows({ about }: SeedContent, files: StoredFiles): Rows<'abouts'> {
  return [
    {
      ...newRow(),
      ...columns('about_title', about.aboutTitle),
      ...columns('about', about.about),
      ...columns('trusted_title', about.trustedTitle),
      ...listColumns('trusted', about.trusted),
      ...columns('tailored_title', about.tailoredTitle),
      ...listColumns('tailored', about.tailored),
      images: imagesColumn(about.images, files),
    },
  ]
}

export function driverRows(content: SeedContent, files: StoredFiles): Rows<'drivers'> {
  return content.drivers.map((driver, index) => ({
    ...orderedRow(index),
    ...columns('title', driver.title),
    ...columns('description', driver.description),
    ...imageColumns(driver, files),
  }))
}

export function numbersRows({ numbers }: SeedContent): Rows<'numbers'> {
  return [
    {
      ...newRow(),
      completed_projects: numbers.completedProjects,
      current_clients: numbers.currentClients,
      employees: numbers.employees,
      customer_satisfaction: numbers.customerSatisfaction,
    },
  ]
}

export function homeTabRows(content: SeedContent): Rows<'home_tabs'> {
  return content.homeTabs.map((tab) => ({
    ...newRow(),
    ...columns('mission_title', tab.missionTitle),
    ...columns('mission', tab.mission),
    ...columns('vission_title', tab.vissionTitle),
    ...columns('vission', tab.vission),
    ...columns('history_title', tab.historyTitle),
    ...columns('history', tab.history),
  }))
}

export function homeCardRows(content: SeedContent): Rows<'home_cards'> {
  return content.homeCards.map((card, index) => ({
    ...orderedRow(index),
    ...columns('title', card.title),
    ...columns('description', card.description),
    type: card.type,
    ...listColumns('items', card.items),
  }))
}

export function clientRows(content: SeedContent, files: StoredFiles): Rows<'clients'> {
  return content.clients.map((client, index) => ({
    ...orderedRow(index),
    ...columns('title', client.title),
    // A logo says its owner's name.
    ...imageColumns({ ...client, alt: { ar: '', en: '' } }, files),
  }))
}

export function certificateRows(content: SeedContent, files: StoredFiles): Rows<'certificates'> {
  return content.certificates.map((certificate, index) => ({
    ...orderedRow(index),
    ...columns('title', certificate.title),
    ...columns('description', certificate.description),
    pdf_file: pdfFile(files, certificate.pdf),
    icon: certificate.icon,
    is_new: toFlag(certificate.isNew),
  }))
}

export function branchRows(content: SeedContent): Rows<'branches'> {
  return content.branches.map((branch, index) => ({
    ...orderedRow(index),
    ...columns('name', branch.name),
    ...columns('city', branch.city),
    country_code: branch.countryCode,
    ...columns('address', branch.address),
    phones: toJson(branch.phones),
    whats_app: branch.whatsApp,
    email: branch.email,
    map_link: branch.mapLink,
    latitude: branch.latitude,
    longitude: branch.longitude,
    opening_hours: toJson(branch.openingHours),
    is_default: toFlag(branch.isDefault),
  }))
}

export function settingsRows({ settings }: SeedContent): Rows<'settings'> {
  return [
    {
      ...newRow(),
      ...columns('company_name', settings.companyName),
      ...columns('company_description', settings.companyDescription),
      ...columns('country', settings.country),
      logo_picture_id: null,
      facebook_link: settings.facebookLink,
      instagram_link: settings.instagramLink,
      twitter_link: settings.twitterLink,
      linkedin_link: settings.linkedinLink,
      whats_app_link: settings.whatsAppLink,
      gmail_link: settings.gmailLink,
      location_link: settings.locationLink,
      phone_number: settings.phoneNumber,
      contact_phones: toJson(settings.contactPhones),
    },
  ]
}
