import Skeleton from '@mui/material/Skeleton'

export function VacanciesSkeleton() {
  return Array.from({ length: 4 }, (_, index) => (
    <Skeleton key={index} variant="rectangular" height={84} sx={{ marginBlockEnd: 2 }} />
  ))
}
