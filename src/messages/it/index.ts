import { catalogue } from './catalogue.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { offer } from './offer.ts'
import { screens } from './screens.ts'
import { shell } from './shell.ts'

export const messages = { ...shell, ...home, ...errors, ...screens, ...catalogue, ...offer }
