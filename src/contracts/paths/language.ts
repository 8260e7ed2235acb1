export const LANGUAGE_PATH = '/language'
