/** The fields of a service that may be left empty, for a body that is not about them. */
export const noServiceFacts = {
  steps: { ar: [], en: [] },
  standards: { ar: [], en: [] },
  engineerName: { ar: '', en: '' },
  engineerRole: { ar: '', en: '' },
  engineerPhone: '',
  engineerEmail: '',
}
