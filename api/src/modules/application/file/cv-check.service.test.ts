import { describe, expect, it } from 'vitest';
import { CV_MOST_BYTES } from 'shared/contract/talent/cv-file';
import { docx, pdf, zip } from '../../../../testing/samples/cv-files.ts';
import { checkCv } from './cv-check.service.ts';

const fault = async (bytes: Buffer, name = 'cv') => {
  const checked = await checkCv({ name, bytes });
  return 'fault' in checked ? checked.fault : checked.kind;
};

const MACRO_TYPE = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const TEMPLATE =
  '<Relationships><Relationship Type="http://example.com/attachedTemplate" Target="http://example.com/a.dotm" TargetMode="External"/></Relationships>';
const LINK =
  '<Relationships><Relationship Type="http://example.com/hyperlink" Target="http://example.com" TargetMode="External"/></Relationships>';

// Spec RULE-cv.
describe('a CV', () => {
  it('is known by its content, whatever it is called', async () => {
    expect(await fault(pdf(), 'cv.docx')).toBe('pdf');
    expect(await fault(docx(), '简历.pdf')).toBe('docx');
    expect(await fault(docx([{ name: 'word/_rels/document.xml.rels', text: LINK }]))).toBe('docx');
  });

  it.each([
    ['empty', 'is empty', Buffer.alloc(0)],
    ['size', 'is too large', Buffer.concat([pdf(), Buffer.alloc(CV_MOST_BYTES)])],
    ['type', 'is a program', Buffer.from('MZ\u0090\u0000')],
    ['type', 'is a web page with a PDF inside', Buffer.concat([Buffer.from('<html>'), pdf()])],
    ['type', 'is a ZIP file of something else', zip([{ name: 'a.txt', text: 'a' }])],
    ['broken', 'is a PDF that was cut off', pdf().subarray(0, 60)],
    ['locked', 'is a PDF with a password', pdf('4 0 obj<</Encrypt 5 0 R>>endobj')],
    ['macro', 'is a PDF with a script', pdf('4 0 obj<</S/JavaScript/JS(app.alert\\(1\\))>>endobj')],
    ['macro', 'is a PDF with a script under a spelled name', pdf('4 0 obj<</S/J#61vaScript>>endobj')],
    ['macro', 'is a PDF that starts a program', pdf('4 0 obj<</S/Launch>>endobj')],
    ['macro', 'is a document with macros', docx([{ name: 'word/vbaProject.bin', text: 'macros' }])],
    ['macro', 'is a document that says it may have macros', docx([], MACRO_TYPE)],
    [
      'macro',
      'is a document with a template from elsewhere',
      docx([{ name: 'word/_rels/settings.xml.rels', text: TEMPLATE }]),
    ],
    ['macro', 'is a document with a control', docx([{ name: 'word/activeX/activeX1.xml', text: '<a/>' }])],
    ['packed', 'is a bomb', docx([{ name: 'word/media/a.xml', text: Buffer.alloc(30_000_000) }])],
    ['packed', 'says that it is a bomb', docx([{ name: 'word/a.xml', text: 'a', size: 4_000_000_000 }])],
    ['broken', 'unpacks to more than it says', docx([{ name: 'word/a.xml', text: Buffer.alloc(900_000), size: 10 }])],
    ['broken', 'has a name that leads elsewhere', docx([{ name: '../../etc/passwd', text: 'a' }])],
    ['broken', 'has a name twice', docx([{ name: '_rels/.rels', text: 'a' }])],
    ['locked', 'is a document with a password', docx([{ name: 'word/a.xml', text: 'a', flags: 1 }])],
    ['broken', 'was cut off', docx().subarray(0, -30)],
  ])('breaks the rule %s when it %s', async (rule, _what, bytes) => {
    expect(await fault(bytes)).toBe(rule);
  });

  it.each(['../cv.pdf', String.raw`C:\cv.pdf`, 'a\u0000.pdf', '..', ' ', 'x'.repeat(121), 'cv\u202Efdp.exe'])(
    'has no name such as %j',
    async (name) => {
      expect(await fault(pdf(), name)).toBe('name');
    },
  );

  it('may have compressed bytes that happen to read like an action', async () => {
    expect(await fault(pdf('4 0 obj<</Length 9>>stream\n/JS /Launch\nendstream endobj'))).toBe('pdf');
  });
});
