const END_OF_ZIP = Buffer.from('PK\x05\x06', 'latin1')
const END_OF_ZIP_BYTES = 22
const MAX_ZIP_COMMENT = 65_535

/** What a browser, a web server or a PDF reader would follow inside a picture; long enough not to occur there by chance. */
const openings = ['<script', '<html', '<!doctype', '<svg xmlns', '<?php', '<iframe', '%pdf-']

/** Whether a picture is something else too: a page, a program, a PDF or an archive. Such files are made to deceive. */
export function isAlsoAnotherFormat(picture: Buffer): boolean {
  const text = picture.toString('latin1').toLowerCase()
  return openings.some((opening) => text.includes(opening)) || endsAsZip(picture)
}

/** An archive is read from its end, so anything may stand before it. */
export function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - END_OF_ZIP_BYTES - MAX_ZIP_COMMENT))
  for (let at = tail.lastIndexOf(END_OF_ZIP); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(END_OF_ZIP, at - 1)) {
    const isComplete = at + END_OF_ZIP_BYTES <= tail.length
    if (isComplete && at + END_OF_ZIP_BYTES + tail.readUInt16LE(at + 20) === tail.length) return true
  }
  return false
}
