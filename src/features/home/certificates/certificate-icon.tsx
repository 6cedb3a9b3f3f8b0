import type { Certificate } from '#contract/collections/certificates.ts'
import { SchoolOutlinedIcon as School } from '#src/ui/icons/school-outlined.tsx'
import { SpeedOutlinedIcon as Speed } from '#src/ui/icons/speed-outlined.tsx'
import { VerifiedOutlinedIcon as Verified } from '#src/ui/icons/verified-outlined.tsx'
import { WorkHistoryOutlinedIcon as WorkHistory } from '#src/ui/icons/work-history-outlined.tsx'

const icons = { university: School, calibration: Speed, record: WorkHistory, iso: Verified }

export function CertificateIcon({ icon }: { icon: Certificate['icon'] }) {
  const Icon = icons[icon]
  return <Icon style={{ fontSize: 40 }} />
}
