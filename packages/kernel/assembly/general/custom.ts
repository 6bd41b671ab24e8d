// The twin of kernel/custom.ts: the propagators of rules stay with the host.

// @ts-ignore: decorator
@external('env', 'custom')
export declare function runCustom(index: i32): i32;
