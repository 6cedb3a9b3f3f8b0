import { staffCollections } from '#contract/admin/collections.ts'
import { defineStore } from '../store.ts'
import { associatedServicesStore } from './associated-services.ts'
import { projectsStore } from './projects.ts'

export const servicesStore = defineStore(staffCollections.services, {
  parts: [{ store: associatedServicesStore, column: 'service_id' }],
  referrers: [{ store: projectsStore, column: 'service_ids', by: 'id', among: true }],
})
