import type { Client } from '#contract/content/client.ts'
import type { Language } from '#contract/locale.ts'
import { wholePage, type Page } from '#server/content/page.ts'
import { pictureColumns } from '#server/content/stored-picture.ts'
import type { Database } from '#server/db/database.ts'
import { presentClient } from './present.ts'

/** All clients in their order, as one page. */
export async function listClients(db: Database, language: Language): Promise<Page<Client>> {
  const rows = await db
    .selectFrom('clients')
    .leftJoin('pictures', 'pictures.id', 'clients.picture_id')
    .selectAll('clients')
    .select(pictureColumns)
    .orderBy('clients.sort_order')
    .orderBy('clients.id')
    .execute()
  return wholePage(rows.map((row) => presentClient(row, language)))
}
