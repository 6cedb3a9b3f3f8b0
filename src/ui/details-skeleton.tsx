import Container from '@mui/material/Container'
import Skeleton from '@mui/material/Skeleton'
import { contentWidth } from '#src/theme/tokens.ts'

/** A page of one record while it loads: its heading, its picture, its text. */
export function DetailsSkeleton() {
  return (
    <Container sx={{ maxWidth: `${contentWidth + 48}px !important`, paddingBlock: 8 }}>
      <Skeleton width="60%" height={72} />
      <Skeleton width="40%" />
      <Skeleton
        variant="rectangular"
        sx={{ aspectRatio: '16 / 9', blockSize: 'auto', marginBlock: 4 }}
      />
      <Skeleton />
      <Skeleton />
      <Skeleton width="70%" />
    </Container>
  )
}
