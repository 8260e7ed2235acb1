import { storeTermsDocument } from './terms-document.ts'

storeTermsDocument()
