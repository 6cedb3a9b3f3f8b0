import School from '@mui/icons-material/SchoolOutlined'
import Speed from '@mui/icons-material/SpeedOutlined'
import Verified from '@mui/icons-material/VerifiedOutlined'
import WorkHistory from '@mui/icons-material/WorkHistoryOutlined'
import type { Certificate } from '#contract/collections/certificates.ts'

const icons = { university: School, calibration: Speed, record: WorkHistory, iso: Verified }

export function CertificateIcon({ icon }: { icon: Certificate['icon'] }) {
  const Icon = icons[icon]
  return <Icon sx={{ fontSize: 40 }} />
}
