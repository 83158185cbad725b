/**
 * The functions of PDFium's C interface that the reader calls, as its WebAssembly exports them. Every handle
 * (document, page, font ...) and every pointer is a number; 0 is null. They are documented in PDFium's public headers
 * (fpdfview.h, fpdf_text.h, fpdf_edit.h, fpdf_doc.h, fpdf_annot.h).
 */
export type PdfiumExports = {
  memory: WebAssembly.Memory;
  malloc: (size: number) => number;
  free: (pointer: number) => void;

  FPDF_InitLibrary: () => void;
  FPDF_GetLastError: () => number;
  FPDF_LoadMemDocument: (bytes: number, size: number, password: number) => number;
  FPDF_CloseDocument: (document: number) => void;
  FPDF_GetPageCount: (document: number) => number;
  FPDF_GetMetaText: (document: number, tag: number, buffer: number, size: number) => number;
  FPDF_LoadPage: (document: number, index: number) => number;
  FPDF_ClosePage: (page: number) => void;
  FPDF_GetPageBoundingBox: (page: number, rect: number) => number;
  FPDFPage_GetRotation: (page: number) => number;

  FPDFText_LoadPage: (page: number) => number;
  FPDFText_ClosePage: (textPage: number) => void;
  FPDFText_CountChars: (textPage: number) => number;
  FPDFText_GetUnicode: (textPage: number, index: number) => number;
  FPDFText_HasUnicodeMapError: (textPage: number, index: number) => number;
  FPDFText_IsGenerated: (textPage: number, index: number) => number;
  FPDFText_GetTextObject: (textPage: number, index: number) => number;
  FPDFText_GetCharOrigin: (textPage: number, index: number, x: number, y: number) => number;
  FPDFText_GetLooseCharBox: (textPage: number, index: number, rect: number) => number;
  FPDFText_GetFontSize: (textPage: number, index: number) => number;
  FPDFText_GetMatrix: (textPage: number, index: number, matrix: number) => number;
  FPDFText_GetFillColor: (
    textPage: number,
    index: number,
    r: number,
    g: number,
    b: number,
    a: number,
  ) => number;
  FPDFTextObj_GetTextRenderMode: (object: number) => number;
  FPDFTextObj_GetFont: (object: number) => number;
  FPDFFont_GetBaseFontName: (font: number, buffer: number, size: number) => number;
  FPDFFont_GetFlags: (font: number) => number;
  FPDFFont_GetWeight: (font: number) => number;
  FPDFFont_GetItalicAngle: (font: number, angle: number) => number;

  FPDFPage_CountObjects: (page: number) => number;
  FPDFPage_GetObject: (page: number, index: number) => number;
  FPDFPageObj_GetType: (object: number) => number;
  FPDFPageObj_GetBounds: (object: number, left: number, bottom: number, right: number, top: number) => number;
  FPDFPageObj_GetFillColor: (object: number, r: number, g: number, b: number, a: number) => number;
  FPDFPageObj_GetStrokeColor: (object: number, r: number, g: number, b: number, a: number) => number;
  FPDFPageObj_GetMatrix: (object: number, matrix: number) => number;
  FPDFPath_CountSegments: (path: number) => number;
  FPDFPath_GetPathSegment: (path: number, index: number) => number;
  FPDFPathSegment_GetPoint: (segment: number, x: number, y: number) => number;
  FPDFPathSegment_GetType: (segment: number) => number;
  FPDFPathSegment_GetClose: (segment: number) => number;
  FPDFPath_GetDrawMode: (object: number, fillMode: number, stroke: number) => number;
  FPDFFormObj_CountObjects: (form: number) => number;
  FPDFFormObj_GetObject: (form: number, index: number) => number;

  FPDFImageObj_GetImageDataRaw: (image: number, buffer: number, size: number) => number;
  FPDFImageObj_GetImageFilterCount: (image: number) => number;
  FPDFImageObj_GetImageFilter: (image: number, index: number, buffer: number, size: number) => number;
  FPDFImageObj_GetImagePixelSize: (image: number, width: number, height: number) => number;
  FPDFImageObj_GetBitmap: (image: number) => number;
  FPDFBitmap_CreateEx: (
    width: number,
    height: number,
    format: number,
    buffer: number,
    stride: number,
  ) => number;
  FPDFBitmap_FillRect: (
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    color: number,
  ) => number;
  FPDF_RenderPageBitmap: (
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ) => void;
  FPDFBitmap_GetFormat: (bitmap: number) => number;
  FPDFBitmap_GetBuffer: (bitmap: number) => number;
  FPDFBitmap_GetWidth: (bitmap: number) => number;
  FPDFBitmap_GetHeight: (bitmap: number) => number;
  FPDFBitmap_GetStride: (bitmap: number) => number;
  FPDFBitmap_Destroy: (bitmap: number) => void;

  FPDFPage_GetAnnotCount: (page: number) => number;
  FPDFPage_GetAnnot: (page: number, index: number) => number;
  FPDFPage_CloseAnnot: (annotation: number) => void;
  FPDFAnnot_GetSubtype: (annotation: number) => number;
  FPDFPage_Flatten: (page: number, usage: number) => number;

  FPDFLink_Enumerate: (page: number, position: number, link: number) => number;
  FPDFLink_GetAnnotRect: (link: number, rect: number) => number;
  FPDFLink_CountQuadPoints: (link: number) => number;
  FPDFLink_GetQuadPoints: (link: number, index: number, quad: number) => number;
  FPDFLink_GetAction: (link: number) => number;
  FPDFAction_GetType: (action: number) => number;
  FPDFAction_GetURIPath: (document: number, action: number, buffer: number, size: number) => number;
};
