export default function Screen() {
  return <h1 class="h2">print</h1>;
}
