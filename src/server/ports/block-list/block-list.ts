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
