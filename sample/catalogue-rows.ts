import path from 'node:path'
import { toJson, toTime } from '#server/db/column-values.ts'
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

export function projectRows(content: SeedContent, files: StoredFiles): Rows<'projects'> {
  return content.projects.map((project, index) => ({
    ...orderedRow(index),
    slug: project.slug,
    sector: project.sector,
    year: project.year,
    ...columns('title', project.title),
    ...columns('client', project.client),
    ...columns('location', project.location),
    ...columns('description', project.description),
    ...columns('challenge', project.challenge),
    ...columns('solution', project.solution),
    ...listColumns('scope', project.scope),
    ...listColumns('quantities', project.quantities),
    gallery: imagesColumn(project.gallery, files),
    ...imageColumns(project, files),
  }))
}

export function serviceRows(content: SeedContent, files: StoredFiles): Rows<'services'> {
  return content.services.map((service, index) => ({
    ...orderedRow(index),
    slug: service.slug,
    ...columns('title', service.title),
    ...columns('summary', service.summary),
    ...columns('description', service.description),
    ...imageColumns(service, files),
  }))
}

/** @param services the rows of the content's services, in their order */
export function associatedServiceRows(
  content: SeedContent,
  services: Rows<'services'>,
): Rows<'associated_services'> {
  return services.flatMap((service, place) =>
    (content.services[place]?.associated ?? []).map((entry, index) => ({
      ...orderedRow(index),
      service_id: service.id,
      ...columns('title', entry.title),
      ...columns('description', entry.description),
    })),
  )
}

export function dataSheetRows(content: SeedContent, files: StoredFiles): Rows<'data_sheets'> {
  const names = new Set(content.products.flatMap(({ dataSheet }) => dataSheet ?? []))
  const now = toTime(new Date())
  return [...names].map((name) => ({
    file: pdfFile(files, name),
    name: path.basename(name),
    created_at: now,
  }))
}

export function productRows(content: SeedContent, files: StoredFiles): Rows<'products'> {
  return content.products.map((product, index) => ({
    ...orderedRow(index),
    slug: product.slug,
    type: product.type,
    ...columns('title', product.title),
    ...columns('description', product.description),
    airflow_minimum: product.airflow.minimum,
    airflow_maximum: product.airflow.maximum,
    pressure_minimum: product.pressure.minimum,
    pressure_maximum: product.pressure.maximum,
    power_minimum: product.power.minimum,
    power_maximum: product.power.maximum,
    sizes: toJson(product.sizes),
    data_sheet_file: product.dataSheet === undefined ? null : pdfFile(files, product.dataSheet),
    ...imageColumns(product, files),
  }))
}

export function jobRows({ jobs }: SeedContent): Rows<'jobs'> {
  return jobs.map((job, index) => ({
    ...orderedRow(index),
    slug: job.slug,
    employment: job.employment,
    open_since: job.openSince,
    ...columns('title', job.title),
    ...columns('department', job.department),
    ...columns('location', job.location),
    ...columns('description', job.description),
    ...listColumns('requirements', job.requirements),
  }))
}
