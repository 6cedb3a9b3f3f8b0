import { Image, View } from '@react-pdf/renderer'
import { lightColors } from '#brand/colors.ts'
import type { Picture } from '#contract/picture-schema.ts'
import { Mark } from './mark.tsx'
import type { PictureBox, Profile } from './profile.ts'

interface PhotoProps {
  profile: Profile
  picture: Picture | undefined
  box: PictureBox
}

/** A picture in its box; the mark where there is none, as on the site. */
export function Photo({ profile, picture, box }: PhotoProps) {
  const { width, height } = box
  const source = profile.pictureOf(picture, box)
  if (source !== undefined) return <Image src={source} style={{ width, height }} />
  return (
    <View
      style={{
        width,
        height,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: lightColors.headWash,
      }}
    >
      <Mark size={Math.min(width, height) / 2} color={lightColors.steel} opacity={0.6} />
    </View>
  )
}
