import type { ReturnStage } from '#contracts/desk/returns.ts'

const STAGES: Readonly<Record<ReturnStage, string>> = {
  WITHOUT_LABEL: 'Needs a label',
  BOOKING: 'Label is being made',
  TO_SEND: 'To send',
  ON_ITS_WAY: 'In transit',
  CAME_BACK: 'Undeliverable',
}

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${number} ${many}`

/** The texts of returns. */
export const RETURN_TEXTS = {
  title: 'Returns',
  lead: 'Devices that go back to their sellers, late ones first. Scan a parcel when the carrier takes it.',
  empty: 'No device goes back.',
  columns: {
    device: 'Device',
    model: 'Model',
    stage: 'Stage',
    parcel: 'Parcel',
    callBy: 'Call seller by',
    since: 'Waiting',
  },
  stages: STAGES,
  together: (number: number) => `${number} devices together`,
  makeLabel: 'Make label',
  makeLabels: 'Make labels',
  labelMade: (tradeNumber: string, devices: number) =>
    `Label for ${tradeNumber} is being made: ${count(devices, 'device', 'devices in one parcel')}.`,
  labelsMade: (sales: number) =>
    `${count(sales, 'label is', 'labels are')} being made, one parcel for each sale.`,
  noneToMake: 'None of the selected devices needs a label.',
  print: 'Label',
  printAll: 'Print labels',
  noneToPrint: 'None of the selected devices has a label to print.',
  handOver: 'Handed to carrier',
  noneToHandOver: 'None of the selected devices is ready to send.',
  handedOver: (trackingNumber: string) => `Parcel ${trackingNumber} is on its way.`,
  parcelsHandedOver: (parcels: number) => `${count(parcels, 'parcel is', 'parcels are')} on their way.`,
  delivered: 'Delivered',
  deliveredNow: (trackingNumber: string) => `Parcel ${trackingNumber} is delivered.`,
  undeliverable: 'Undeliverable',
  cameBackNow: (trackingNumber: string) =>
    `Parcel ${trackingNumber} came back. The seller is asked for the right address.`,
  askSupport: 'Support checks the address',
  address: 'Address',
  addressOf: (tradeNumber: string) => `Return address of ${tradeNumber}`,
  addressLead: 'All devices of the sale that need a label go into one parcel, to this address.',
  replaceLead:
    'The devices of this parcel get another label, to this address. Destroy the one that was printed: its number counts no more.',
  seller: 'Seller',
  email: 'Email',
  phone: 'Phone',
  callNote: (day: string) =>
    `The seller was asked for the right address. If there’s no answer by ${day}, call.`,
  saveAndBook: 'Save and make label',
  fields: {
    street: 'Street',
    houseNumber: 'House number',
    addressExtra: 'Address line 2',
    zip: 'Postcode',
    city: 'Town or city',
    country: 'Country code (two letters)',
  },
}
