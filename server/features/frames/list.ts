import type { QueryOf } from '#contract/endpoint.ts'
import type { getAllSlides, Slide } from '#contract/content/slide.ts'
import type { Language } from '#contract/locale.ts'
import type { Page } from '#server/content/page.ts'
import { pictureColumns } from '#server/content/stored-picture.ts'
import type { Database } from '#server/db/database.ts'
import { presentFrame } from './present.ts'

/** One page of the hero slides in their order; a frame without a picture is no slide (HERO-1). */
export async function listFrames(
  db: Database,
  language: Language,
  { pageNo, pageSize }: QueryOf<typeof getAllSlides>,
): Promise<Page<Slide>> {
  const slides = db.selectFrom('frames').innerJoin('pictures', 'pictures.id', 'frames.picture_id')
  const { total } = await slides
    .select((expression) => expression.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await slides
    .selectAll('frames')
    .select(pictureColumns)
    .orderBy('frames.sort_order')
    .orderBy('frames.id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  return {
    data: rows.map((row) => presentFrame(row, language)),
    pageNo,
    pageSize,
    // PostgreSQL counts in 64 bits, which its driver hands over as text.
    totalCount: Number(total),
  }
}
