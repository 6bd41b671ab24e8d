export default function Screen() {
  return <h1 class="h2">solve</h1>;
}
