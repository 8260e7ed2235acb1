// First: it has to be set before the first schema is made.
import './in-browser.ts'

export { FORM_KINDS, type FormField, type FormKind, listFormFields } from './describe-form.ts'
export { type DeviceForm, drawDevice } from './device-drawing.ts'
export {
  checkForm,
  type FormProblem,
  type FormValues,
  readFormValues,
  startFormValues,
  writeFormValues,
} from './form-values.ts'
