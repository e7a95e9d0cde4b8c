/** Lists of whom a snapshot can be: people, or simulated takers; never of both. */
export const POPULATIONS = ['people', 'simulated'] as const
export type Population = (typeof POPULATIONS)[number]

/** Lists how far a snapshot is. Its figures are there once it is done, all of them at once. */
export const SNAPSHOT_STATUS = ['waiting', 'running', 'done', 'failed'] as const
export type SnapshotStatus = (typeof SNAPSHOT_STATUS)[number]

/** Lists what becomes of a norm. One that is replaced by another of the same base is withdrawn. */
export const NORM_STATUS = ['draft', 'published', 'withdrawn'] as const
export type NormStatus = (typeof NORM_STATUS)[number]
