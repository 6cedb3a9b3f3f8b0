import { contentCalls } from './content-calls.ts'

/** The reads that the company profile is made of: a change of what they answer makes it out of date (PROFILE-3). */
export const profileCalls = [
  contentCalls.GetSettings,
  contentCalls.GetAllSlides,
  contentCalls.GetAllAbouts,
  contentCalls.GetAllNumbers,
  contentCalls.GetAllHomeTabs,
  contentCalls.GetAllHomeCards,
  contentCalls.GetAllServices,
  contentCalls.GetAllProducts,
  contentCalls.GetAllProjects,
  contentCalls.GetAllClients,
  contentCalls.GetAllCertificates,
  contentCalls.GetAllBranches,
] as const
