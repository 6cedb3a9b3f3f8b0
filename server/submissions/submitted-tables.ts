import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import { collections } from '#contract/collections/collections.ts'

interface SubmittedTable {
  description: CollectionDescription
  table: 'messages' | 'applications' | 'vendors'
  /** The column of the name that staff know a record by. */
  name: string
  /** The column of the name of the person who sent it. */
  sender: string
  phone: string
  /** The column of its file, where it has one. */
  file?: string
  /** The state that hides a record (WORK-10). */
  hidden?: string
}

/** The tables that visitors fill, and their columns that go by other names in each. */
export const submittedTables: Record<SubmittedCollection, SubmittedTable> = {
  messages: {
    description: collections.messages,
    table: collections.messages.table,
    name: 'name',
    sender: 'name',
    phone: 'phone_number',
    hidden: collections.messages.worked.hidden,
  },
  'associated-jobs': {
    description: collections.associatedJobs,
    table: collections.associatedJobs.table,
    name: 'full_name',
    sender: 'full_name',
    phone: 'phone',
    file: 'cv_file_id',
  },
  vendors: {
    description: collections.vendors,
    table: collections.vendors.table,
    name: 'name_ar',
    sender: 'contact_person',
    phone: 'phone',
    file: 'profile_file_id',
  },
}
