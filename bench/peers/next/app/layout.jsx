/** The document around every page; `data-*` are what our style sheets ask for. */
export default function Layout({ children }) {
  return (
    <html lang="zh-CN" data-layout="default" data-header-theme="dark">
      <body>{children}</body>
    </html>
  );
}
