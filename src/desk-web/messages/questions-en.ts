/** A question as an inspector reads it: what to look at, and what can be found. */
export interface QuestionText {
  readonly title: string
  readonly answers: Readonly<Record<string, string>>
}

const LOCKS = { YES: 'None', NO: 'Locked' }
const WORKS = { YES: 'All works', NO: 'Something doesn’t' }
const LIQUID = { NO: 'No trace', YES: 'Traces' }
const SWOLLEN: QuestionText = { title: 'Battery swollen', answers: { NO: 'Flat', YES: 'Swollen' } }

/** The questions of all categories and versions of the price rule, in the words of the bench. */
export const QUESTION_TEXTS_EN: Readonly<Record<string, QuestionText>> = {
  PH_POWER: { title: 'Starts to the home screen', answers: { YES: 'Starts', NO: 'Doesn’t start' } },
  PH_LOCK: { title: 'Account and activation lock', answers: LOCKS },
  PH_SWOLLEN: SWOLLEN,
  PH_FUNC: { title: 'Function test', answers: WORKS },
  PH_DEFECTS: {
    title: 'Defects',
    answers: {
      TOUCH: 'Touch',
      CAMERA: 'Camera',
      AUDIO: 'Speaker or microphone',
      BUTTONS: 'Button',
      BIOMETRIC: 'Face ID or fingerprint',
      CHARGING: 'Charging port',
      RADIO: 'Mobile, Wi-Fi or Bluetooth',
    },
  },
  PH_GLASS: {
    title: 'Front and back glass',
    answers: {
      INTACT: 'Intact',
      CHIPPED: 'Chip under 3 mm',
      BACK: 'Back cracked',
      FRONT: 'Front cracked',
      BOTH: 'Both cracked',
    },
  },
  PH_PANEL: { title: 'Display picture', answers: { CLEAN: 'Clean', MARKS: 'Spots, lines, burn-in or tint' } },
  PH_BATTERY: {
    title: 'Battery health',
    answers: {
      GE_90: '90% or more',
      B80_89: '80–89%',
      LT_80: 'Below 80% or Service',
      UNKNOWN: 'Not readable',
    },
  },
  PH_LIQUID: { title: 'Liquid indicator', answers: LIQUID },
  PH_PARTS: {
    title: 'Opened or repaired',
    answers: {
      NEVER: 'Never',
      AUTHORISED: 'Original parts',
      THIRD_PARTY: 'Other parts',
      UNKNOWN: 'Can’t tell',
    },
  },
  PH_SIMLOCK: { title: 'SIM lock', answers: { NO: 'None', YES: 'Locked' } },

  TA_POWER: { title: 'Starts to the home screen', answers: { YES: 'Starts', NO: 'Doesn’t start' } },
  TA_LOCK: { title: 'Account and activation lock', answers: LOCKS },
  TA_SWOLLEN: SWOLLEN,
  TA_FUNC: { title: 'Function test', answers: WORKS },
  TA_DEFECTS: {
    title: 'Defects',
    answers: {
      TOUCH: 'Touch',
      CAMERA: 'Camera',
      AUDIO: 'Speaker or microphone',
      BUTTONS: 'Button',
      CHARGING: 'Charging port',
      RADIO: 'Wi-Fi, Bluetooth or mobile',
      PEN: 'Pen input',
    },
  },
  TA_GLASS: {
    title: 'Front glass',
    answers: { INTACT: 'Intact', CHIPPED: 'Chip under 3 mm', CRACKED: 'Cracked' },
  },
  TA_PANEL: { title: 'Display picture', answers: { CLEAN: 'Clean', MARKS: 'Spots, lines or burn-in' } },
  TA_BENT: { title: 'Housing bent', answers: { NO: 'Straight', YES: 'Bent' } },
  TA_BATTERY: {
    title: 'Battery lasts 4 hours',
    answers: { YES: 'Yes', NO: 'No', UNKNOWN: 'Not measured' },
  },
  TA_LIQUID: { title: 'Liquid damage', answers: LIQUID },
  TA_PEN_INCLUDED: {
    title: 'Pen',
    answers: { YES: 'Included', NO: 'Missing', NOT_SOLD_WITH: 'Sold without' },
  },

  LA_POWER: { title: 'Starts to desktop or setup', answers: { YES: 'Starts', NO: 'Doesn’t start' } },
  LA_LOCK: { title: 'Account, firmware and device-management lock', answers: LOCKS },
  LA_SWOLLEN: SWOLLEN,
  LA_FUNC: { title: 'Function test', answers: WORKS },
  LA_DEFECTS: {
    title: 'Defects',
    answers: {
      KEYBOARD: 'Keyboard',
      TRACKPAD: 'Trackpad',
      PORTS: 'Port',
      WEBCAM: 'Webcam',
      AUDIO: 'Sound',
      WIFI: 'Wi-Fi or Bluetooth',
      FAN: 'Fan loud or dead',
    },
  },
  LA_PANEL: {
    title: 'Display on white and black',
    answers: {
      CLEAN: 'Clean',
      PIXELS_1_2: '1–2 dead pixels',
      MARKS: '3 or more pixels, spots, lines or coating',
      CRACKED: 'Cracked',
    },
  },
  LA_HINGE: { title: 'Hinge and lid', answers: { OK: 'Firm', DAMAGED: 'Loose or cracked' } },
  LA_BATTERY: {
    title: 'Battery capacity',
    answers: {
      GE_80: '80% or more',
      LT_80: 'Below 80% or Service',
      DEAD: 'Dead or missing',
      UNKNOWN: 'Not readable',
    },
  },
  LA_CHARGER: {
    title: 'Charger',
    answers: { ORIGINAL: 'Original', COMPATIBLE: 'Other make that fits', NONE: 'Missing' },
  },
  LA_LAYOUT: {
    title: 'Keyboard layout',
    answers: { HOME: 'Of the seller’s country', OTHER: 'Another' },
  },
  LA_LIQUID: { title: 'Liquid damage', answers: LIQUID },

  CA_POWER: { title: 'Starts and takes a picture', answers: { YES: 'Works', NO: 'Doesn’t' } },
  CA_FUNC: { title: 'Function test', answers: WORKS },
  CA_DEFECTS: {
    title: 'Defects',
    answers: {
      AF: 'Autofocus',
      SHUTTER: 'Shutter or mirror',
      SCREEN: 'Rear screen',
      FINDER: 'Viewfinder',
      BUTTONS: 'Button or dial',
      CARD: 'Card slot',
      FLASH: 'Flash or hot shoe',
    },
  },
  CA_SHUTTER: {
    title: 'Shutter count',
    answers: {
      LT_10K: 'Under 10,000',
      K10_50: '10,000–50,000',
      K50_100: '50,000–100,000',
      GT_100K: 'Over 100,000',
      UNKNOWN: 'Not readable',
    },
  },
  CA_SENSOR: {
    title: 'Sensor',
    answers: { CLEAN: 'Clean', DUST: 'Dust', DAMAGED: 'Scratch, fungus or dead pixels' },
  },
  CA_MOUNT: { title: 'Lens mount', answers: { OK: 'Straight, screws in place', WORN: 'Bent or loose' } },
  CA_GRIP: { title: 'Rubber grips', answers: { OK: 'Firm', LOOSE: 'Loose or sticky' } },
  CA_LIQUID: { title: 'Sand, salt or liquid inside', answers: { NO: 'None', YES: 'Traces' } },
  CA_POWERSET: {
    title: 'Battery and charger',
    answers: { BOTH: 'Both', BATTERY: 'Battery only', NONE: 'Neither' },
  },

  LE_FUNC: { title: 'Focus, zoom, aperture, stabiliser', answers: WORKS },
  LE_DEFECTS: {
    title: 'Defects',
    answers: {
      AF: 'Autofocus',
      STABILISER: 'Stabiliser',
      APERTURE: 'Aperture',
      ZOOM: 'Zoom ring or lens creep',
      FOCUS_RING: 'Focus ring',
    },
  },
  LE_FRONT: {
    title: 'Front and rear glass',
    answers: { CLEAN: 'No marks', CLEANING: 'Cleaning marks', SCRATCH: 'Scratch or chip' },
  },
  LE_INSIDE: {
    title: 'Inside, by torch',
    answers: {
      CLEAN: 'Clean',
      DUST: 'Some dust',
      HAZE: 'Mist or haze',
      FUNGUS_LIGHT: 'Fungus at the edge',
      FUNGUS_HEAVY: 'Fungus over the glass',
    },
  },
  LE_MOUNT: {
    title: 'Mount and contacts',
    answers: { OK: 'Clean and straight', WORN: 'Worn, bent or loose' },
  },
  LE_THREAD: { title: 'Filter thread', answers: { OK: 'Takes a filter', DENTED: 'Dented' } },
  LE_CAPS: { title: 'Front and rear caps', answers: { BOTH: 'Both', ONE: 'One', NONE: 'Neither' } },
  LE_HOOD: {
    title: 'Hood or tripod collar',
    answers: { YES: 'Included', NO: 'Missing', NOT_SOLD_WITH: 'Sold without' },
  },

  MO_POWER: { title: 'Starts and shows a picture', answers: { YES: 'Works', NO: 'Doesn’t' } },
  MO_PANEL: {
    title: 'Panel on white and black',
    answers: {
      CLEAN: 'Clean',
      PIXELS_1_2: '1–2 dead pixels',
      MARKS: '3 or more pixels, spots, burn-in or bleed',
      BROKEN: 'Lines or a crack',
    },
  },
  MO_SURFACE: {
    title: 'Screen scratches',
    answers: { NONE: 'None', SHORT: 'Under 25 mm', LONG: '25 mm or longer' },
  },
  MO_PORTS: { title: 'Inputs and USB hub', answers: { YES: 'All work', NO: 'One or more don’t' } },
  MO_STAND: { title: 'Stand', answers: { ORIGINAL: 'Original', MISSING: 'Missing' } },
  MO_PSU: {
    title: 'Power cable or brick',
    answers: {
      INCLUDED: 'Included',
      MISSING_CABLE: 'Standard cable missing',
      MISSING_BRICK: 'Brick missing',
    },
  },
  MO_PACKING: {
    title: 'How it was packed',
    answers: { ORIGINAL_BOX: 'Original box with foam', OWN_BOX: 'Own box', KIT: 'In our box' },
  },

  CO_POWER: { title: 'Starts to the menu', answers: { YES: 'Starts', NO: 'Doesn’t start' } },
  CO_ACCOUNT: {
    title: 'Seller’s account',
    answers: { REMOVED: 'Removed', LINKED: 'Still linked', BANNED: 'Banned online' },
  },
  CO_DRIVE: {
    title: 'Disc drive or card slot',
    answers: { OK: 'Reads', DEFECT: 'Doesn’t read', NONE: 'Model has none' },
  },
  CO_FUNC: { title: 'Function test', answers: WORKS },
  CO_DEFECTS: {
    title: 'Defects',
    answers: {
      HDMI: 'HDMI or dock picture',
      USB: 'USB port',
      WIFI: 'Wi-Fi or Bluetooth',
      FAN: 'Loud fan or overheating',
      SCREEN: 'Handheld screen',
      STICK: 'Built-in stick drifts',
    },
  },
  CO_CONTROLLER: {
    title: 'Controller',
    answers: {
      ORIGINAL: 'Original, works',
      DRIFT: 'Original, drifts',
      THIRD_PARTY: 'Other make',
      NONE: 'Missing',
      BUILT_IN: 'Built in',
    },
  },
  CO_CABLES: { title: 'Power and picture cables', answers: { ALL: 'All', MISSING: 'One or more missing' } },
  CO_MODDED: { title: 'Opened or modified', answers: { NO: 'No', YES: 'Yes' } },
}
