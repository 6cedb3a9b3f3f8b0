import { type Project, projects as projectsCollection } from '#contract/collections/projects.ts'
import { projectSectors } from '#contract/content-values.ts'
import { matchesSearch } from '#contract/search-text.ts'
import { searchedTexts } from '#src/api/searched-texts.ts'

/** The filters of the list, which the address keeps (PROJECT-1). */
export interface ProjectFilters {
  sector?: Project['sector']
  year?: number
  q?: string
}

/** The filters of an address; what is not understood is left out. */
export function readProjectFilters(search: Record<string, string>): ProjectFilters {
  const sector = projectSectors.find((known) => known === search.sector)
  const year = Number(search.year)
  return {
    ...(sector === undefined ? {} : { sector }),
    ...(Number.isInteger(year) && year > 0 ? { year } : {}),
    ...(search.q ? { q: search.q } : {}),
  }
}

/** @param sectorName the sector in the page's language, which a search also looks at */
export function filterProjects(
  projects: readonly Project[],
  { sector, year, q = '' }: ProjectFilters,
  sectorName: (sector: Project['sector']) => string,
): Project[] {
  return projects.filter(
    (project) =>
      (sector === undefined || project.sector === sector) &&
      (year === undefined || project.year === year) &&
      matchesSearch(q, [
        project.title,
        sectorName(project.sector),
        String(project.year),
        ...searchedTexts(projectsCollection, project).map(({ text }) => text),
      ]),
  )
}
