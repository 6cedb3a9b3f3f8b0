import { staffCollections } from '#contract/admin/collections.ts'
import { defineStore } from '../store.ts'
import { associatedServicesStore } from './associated-services.ts'

export const servicesStore = defineStore(staffCollections.services, {
  parts: [{ store: associatedServicesStore, column: 'service_id' }],
})
