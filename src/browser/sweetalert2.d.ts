/** The build without a stylesheet of its own; the package types only its other builds. */
declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  export * from 'sweetalert2';
  export { default } from 'sweetalert2';
}
