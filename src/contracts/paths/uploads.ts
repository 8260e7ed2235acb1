/** Carries the name of an uploaded file, percent-encoded: the body is the file itself. */
export const FILE_NAME_HEADER = 'x-file-name'
