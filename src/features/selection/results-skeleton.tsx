import Skeleton from '@mui/material/Skeleton'

/** Of the shape of the results: how many there are, and a box for each, down to below the edge of most windows. */
export function ResultsSkeleton() {
  return (
    <>
      <Skeleton width="60%" height={40} sx={{ marginBlockEnd: 2 }} />
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Skeleton key={index} variant="rectangular" height={220} sx={{ marginBlockEnd: 2 }} />
      ))}
    </>
  )
}
