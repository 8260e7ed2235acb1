/** The texts of putting bought devices away. */
export const PLACE_TEXTS = {
  title: 'Put away',
  lead: 'Scan a device, then the shelf. Then the next device.',
  field: 'Device or shelf',
  scanShelf: 'Scan the shelf',
  nowOn: (place: string) => `Now on ${place}`,
  notYet: 'Not put away yet',
  deviceFirst: (place: string) => `${place} is a shelf. Scan a device first.`,
  notOurs: (device: string, state: string) =>
    `${device} isn’t ours: ${state}. Only bought devices are put away.`,
  done: (device: string, place: string) => `${device} is on ${place}.`,
  undone: (device: string) => `${device} is where it was.`,
  latest: 'Put away just now',
  shelf: 'Shelf',
  shelfBy: (place: string, operator: string) => `${place}, put there by ${operator}`,
  onShelf: (place: string) => `shelf ${place}`,
  none: 'Not put away',
  putAwaySelected: 'Put away',
  selectedTitle: (count: number) => (count === 1 ? 'Put 1 device away' : `Put ${count} devices away`),
  selectedLead: 'All selected devices are on this shelf.',
  selectedDone: (count: number, place: string) =>
    count === 1 ? `1 device is on ${place}.` : `${count} devices are on ${place}.`,
}
