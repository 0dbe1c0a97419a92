import { escapeHtml } from '../../web/document/escape-html.ts'
import type { ErrorReport } from './error-report.ts'

const BOX_STYLE =
  'font:15px/1.5 system-ui,sans-serif;text-align:left;color:#1b1b1b;background:#fff4f2;border:3px solid #b3261e'
const CODE_STYLE = 'font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere'

/** Shown instead of a page that failed to render. */
export function errorPage(report: ErrorReport, reloadScript: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(firstLine(report.message))}</title>${reloadScript}</head>`,
    `<body style="margin:0;padding:16px"><main>${errorBox(report, 'h1')}`,
    '<p style="font:15px/1.5 system-ui,sans-serif">This page reloads after the next file change.</p>',
    '</main></body></html>',
  ].join('')
}

/** Shown instead of a block that failed to render. */
export function errorBox({ message, position, frame, stack }: ErrorReport, heading: 'h1' | 'h2' = 'h2'): string {
  const title = `font:600 17px/1.5 system-ui,sans-serif;margin:0;color:#8c1d18;white-space:pre-wrap;overflow-wrap:anywhere`
  return [
    `<section role="alert" data-development-error style="margin:16px;padding:16px;${BOX_STYLE}">`,
    `<${heading} style="${title}">${escapeHtml(message)}</${heading}>`,
    position ? `<p style="margin:8px 0"><code style="${CODE_STYLE}">${escapeHtml(position)}</code></p>` : '',
    frame ? `<pre style="margin:8px 0;padding:8px;background:#fff;${CODE_STYLE}">${escapeHtml(frame)}</pre>` : '',
    stack ? `<pre style="margin:8px 0;${CODE_STYLE}">${escapeHtml(stack)}</pre>` : '',
    '</section>',
  ].join('')
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] as string
}
