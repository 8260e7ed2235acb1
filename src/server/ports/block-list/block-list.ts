/** Why a device may be stolen, lost or not paid for. */
export interface ListEntry {
  /** The name of the list, such as that of a police force or of a network operator. */
  readonly list: string
  /** Under which the list's keeper finds the entry. */
  readonly reference: string
  /** The day of the report, where the list has one. */
  readonly since: string | null
}

/** Lists of stolen, lost and blocked devices, by serial number or IMEI. */
export interface BlockList {
  find(serialNumber: string): Promise<readonly ListEntry[]>
}

/** What several lists say. A list that failed takes nothing away from what the others know. */
export interface ListAnswers {
  readonly entries: readonly ListEntry[]
  readonly isComplete: boolean
}

export async function askLists(lists: readonly BlockList[], serialNumber: string): Promise<ListAnswers> {
  const answers = await Promise.allSettled(lists.map((list) => list.find(serialNumber)))
  return {
    entries: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
    isComplete: answers.every(({ status }) => status === 'fulfilled'),
  }
}
