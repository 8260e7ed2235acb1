import type { CategoryId } from '#domain/catalogue/category.ts'

/** How the data on a device was made unreadable. */
export const ERASURE_METHODS = ['KEY_DESTRUCTION', 'OVERWRITE', 'MEMORY_CLEARED', 'SHREDDING'] as const

export type ErasureMethod = (typeof ERASURE_METHODS)[number]

/**
 * What fits each kind of device, the usual way first. Encrypted storage is unreadable once its key is gone; a disk has to
 * be overwritten; the small memory of a camera can only be formatted, which is less, and called so. Storage that no longer
 * answers is shredded. Lenses and monitors store nothing of their owner, so there is nothing to certify.
 */
const METHODS: Readonly<Record<CategoryId, readonly ErasureMethod[]>> = {
  phones: ['KEY_DESTRUCTION', 'SHREDDING'],
  tablets: ['KEY_DESTRUCTION', 'SHREDDING'],
  consoles: ['KEY_DESTRUCTION', 'OVERWRITE', 'SHREDDING'],
  laptops: ['KEY_DESTRUCTION', 'OVERWRITE', 'SHREDDING'],
  cameras: ['MEMORY_CLEARED', 'SHREDDING'],
  lenses: [],
  monitors: [],
}

/** The methods that fit a kind of device; none for one without storage. */
export const listErasureMethods = (category: CategoryId): readonly ErasureMethod[] => METHODS[category]

export const hasStorage = (category: CategoryId): boolean => METHODS[category].length > 0
