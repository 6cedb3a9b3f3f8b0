import { styled } from '@mui/material/styles'
import { colors } from '#src/theme/tokens.ts'

const Circle = styled('svg')({
  display: 'block',
  // A picture looks the same in the dark.
  colorScheme: 'light',
  borderRadius: '50%',
  backgroundColor: colors.tealWash,
  flexShrink: 0,
})

const Photo = styled('img')({ display: 'block', borderRadius: '50%', objectFit: 'cover' })

interface UserAvatarProps {
  /** 0 means female; any other value has the male default avatar. */
  gender: number
  size: number
  /** The address of the user's own picture. */
  photo?: string | undefined
}

/** A user's picture, or a default one. Decorative: the component that shows it says whose it is. */
export function UserAvatar({ gender, size, photo }: UserAvatarProps) {
  if (photo !== undefined) return <Photo src={photo} alt="" width={size} height={size} />
  return (
    <Circle
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      data-gender={gender === 0 ? 'female' : 'male'}
    >
      <path fill={colors.teal} d="M6 48c0-10.5 8-15.5 18-15.5S42 37.500 42 48z" />
      {gender === 0 ? (
        <path
          fill={colors.band}
          d="M24 6.500c-8 0-12.500 5.800-12.500 13.500 0 7-1 11.500-2.500 14.500 3.500 2.500 9 3.500 15 3.500s11.500-1 15-3.500c-1.500-3-2.500-7.500-2.500-14.500C36.500 12.300 32 6.500 24 6.500z"
        />
      ) : (
        <path
          fill={colors.band}
          d="M24 7c-6.500 0-10.500 4.500-10.500 11 0 1 .1 2 .3 3h20.400c.2-1 .3-2 .3-3C34.500 11.500 30.500 7 24 7z"
        />
      )}
      <path
        fill={colors.skin}
        d="M24 12.500c-4.800 0-7.500 3.200-7.500 8s3.200 10 7.500 10 7.500-5.200 7.500-10-2.700-8-7.500-8z"
      />
    </Circle>
  )
}
