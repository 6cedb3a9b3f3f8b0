export interface ListQuery extends Record<string, unknown> {
  pageNo: number
  pageSize: number
  search: string
  sort: string
}
